-- A customer who withdraws takes back what their draft was written from, too. The app's role may not change histories:
-- this erases the details of one draft in the workspace of the transaction, and nothing else.
CREATE OR REPLACE FUNCTION plaudit_forget_draft(of_workspace uuid, of_testimonial uuid) RETURNS void
LANGUAGE sql SECURITY DEFINER AS $$
  UPDATE testimonial_events SET payload = NULL, salt = NULL
  WHERE workspace_id = of_workspace AND testimonial_id = of_testimonial AND type = 'drafted'
    AND workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid
$$;
