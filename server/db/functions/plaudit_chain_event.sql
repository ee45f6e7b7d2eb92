-- The hash chain of a testimonial. Entry n has commitment = sha256(salt || payload); `plaudit_entry_hash` says the rest.
CREATE OR REPLACE FUNCTION plaudit_chain_event() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$
DECLARE
  last_seq integer;
  last_hash bytea;
BEGIN
  SELECT seq, hash INTO last_seq, last_hash FROM testimonial_events
  WHERE workspace_id = NEW.workspace_id AND testimonial_id = NEW.testimonial_id ORDER BY seq DESC LIMIT 1;
  NEW.seq := coalesce(last_seq, 0) + 1;
  NEW.previous_hash := coalesce(last_hash, ''::bytea);
  NEW.salt := uuid_send(gen_random_uuid());
  NEW.payload := coalesce(NEW.payload, '{}');
  NEW.commitment := sha256(NEW.salt || convert_to(NEW.payload, 'UTF8'));
  NEW.hash := plaudit_entry_hash(
    NEW.previous_hash, NEW.testimonial_id::text, NEW.seq, NEW.type, NEW.actor, NEW.at, NEW.commitment);
  RETURN NEW;
END $$;
