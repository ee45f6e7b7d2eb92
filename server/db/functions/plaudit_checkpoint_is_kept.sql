-- A checkpoint is a signed word: it may go with its workspace, and never change.
CREATE OR REPLACE FUNCTION plaudit_checkpoint_is_kept() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'checkpoints are append-only';
END $$;
