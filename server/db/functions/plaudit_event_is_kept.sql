-- Append-only: payload and salt may be erased together, and the first checkpoint that covers an entry is noted once.
CREATE OR REPLACE FUNCTION plaudit_event_is_kept() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.workspace_id, NEW.testimonial_id, NEW.seq, NEW.type, NEW.actor, NEW.at,
      NEW.commitment, NEW.previous_hash, NEW.hash)
     IS DISTINCT FROM
     (OLD.workspace_id, OLD.testimonial_id, OLD.seq, OLD.type, OLD.actor, OLD.at,
      OLD.commitment, OLD.previous_hash, OLD.hash)
     OR (OLD.checkpoint IS NOT NULL AND NEW.checkpoint IS DISTINCT FROM OLD.checkpoint)
     OR ((NEW.payload, NEW.salt) IS DISTINCT FROM (OLD.payload, OLD.salt)
         AND (NEW.payload IS NOT NULL OR NEW.salt IS NOT NULL)) THEN
    RAISE EXCEPTION 'the history of a testimonial is append-only';
  END IF;
  RETURN NEW;
END $$;
