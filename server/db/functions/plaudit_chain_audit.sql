-- The hash chain of the audit log, as of a testimonial's history. Who writes an entry waits for whoever wrote the last one.
CREATE OR REPLACE FUNCTION plaudit_chain_audit() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$
DECLARE
  last_seq integer;
  last_hash bytea;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('plaudit_audit'));
  SELECT seq, hash INTO last_seq, last_hash FROM audit_entries ORDER BY seq DESC LIMIT 1;
  NEW.seq := coalesce(last_seq, 0) + 1;
  NEW.previous_hash := coalesce(last_hash, ''::bytea);
  NEW.salt := uuid_send(gen_random_uuid());
  NEW.commitment := sha256(NEW.salt || convert_to(NEW.payload, 'UTF8'));
  NEW.hash := plaudit_entry_hash(NEW.previous_hash, 'audit', NEW.seq, NEW.type, NEW.actor, NEW.at, NEW.commitment);
  RETURN NEW;
END $$;
