type MakesSecret = { isIdle: boolean; isError: boolean };

/**
 * Returns true if a dialog that makes a secret may be closed. While the request runs it stays open: the secret would be made and
 * never shown.
 * @param made the mutation that makes the secret
 * @param isStored true if the reader has stored it, or can see it again
 */
export const mayClose = ({ isIdle, isError }: MakesSecret, isStored: boolean): boolean => isIdle || isError || isStored;
