/** The answer to an operator who views a customer's workspace and tries to change something. */
export const READ_ONLY =
  'You are viewing a customer’s workspace, read only. Nothing was changed. End the impersonation first.';
