-- Anybody can type any contact address: it makes nobody's earlier submission the team's, or a business could take the
-- ratings of its customers out of its average one by one. What it typed or sent itself is marked.
CREATE OR REPLACE FUNCTION plaudit_contact_changed() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$
BEGIN
  IF TG_OP = 'INSERT' OR OLD.contact_email <> NEW.contact_email THEN
    UPDATE testimonials SET is_by_team = true
    WHERE workspace_id = NEW.workspace_id AND NOT is_by_team AND origin <> 'customer'
      AND (plaudit_mailbox(customer_email) = plaudit_mailbox(NEW.contact_email)
           OR plaudit_mailbox_hash(NEW.workspace_id, NEW.contact_email) = ANY (asked_mailboxes));
  END IF;
  RETURN NULL;
END $$;
