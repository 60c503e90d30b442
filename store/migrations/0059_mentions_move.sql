-- What memories mention goes along with an agent that moves.
SELECT let_agents_move('mentions');
