-- Which of its rows a writer counts on, so that writers do not wait for each other: one of 64 by connection. A long
-- transaction (an import) brings its own, from 64: it would keep the writers of a shared one waiting until its end.
CREATE OR REPLACE FUNCTION plaudit_counter_slot() RETURNS smallint LANGUAGE sql STABLE AS $$
  SELECT coalesce(nullif(current_setting('app.counter_slot', true), '')::int, pg_backend_pid() % 64)::smallint
$$;
