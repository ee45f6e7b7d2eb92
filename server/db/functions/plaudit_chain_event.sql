-- The hash chain. Entry n is the text
--   v1|testimonial id|seq|type|actor|moment in UTC with microseconds|hex of commitment
-- with commitment = sha256(salt || payload) and hash = sha256(previous hash || entry).
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
  NEW.hash := sha256(NEW.previous_hash || convert_to(
    'v1|' || NEW.testimonial_id || '|' || NEW.seq || '|' || NEW.type || '|' || NEW.actor || '|' ||
    to_char(NEW.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') || '|' ||
    encode(NEW.commitment, 'hex'), 'UTF8'));
  RETURN NEW;
END $$;
