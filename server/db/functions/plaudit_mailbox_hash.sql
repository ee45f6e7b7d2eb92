-- A mailbox as it is remembered: nobody reads an address from it, and no other workspace has the same.
CREATE OR REPLACE FUNCTION plaudit_mailbox_hash(workspace uuid, address text) RETURNS bytea
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE STRICT AS $$
BEGIN
  RETURN sha256(convert_to(workspace || ' ' || plaudit_mailbox(address), 'UTF8'));
END $$;
