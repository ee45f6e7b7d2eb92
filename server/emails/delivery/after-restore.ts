/** Whether what was on its way in a backup has been sent since, nobody knows: it is not sent again. */
export const afterRestore = `update emails set state = 'unknown', secret_link = null where state in ('queued', 'sending')`
