import { z } from 'zod';
import { LENGTHS, Text } from '@graha/domain/typed-text';

/** A signed statement of the device with its certificates, in base64. */
const Signed = Text.max(8_192);

/** What a device answers when it makes a passkey. Better Auth checks what it says. @source WebAuthn 3, 5.1.7 */
export const PasskeyAnswer = z.object({
  id: Text.max(1_400),
  rawId: Text.max(1_400),
  type: Text.max(LENGTHS.code),
  authenticatorAttachment: Text.max(LENGTHS.code).optional(),
  response: z.object({
    clientDataJSON: Signed,
    attestationObject: Signed,
    authenticatorData: Signed.optional(),
    transports: z.array(Text.max(LENGTHS.code)).max(10).optional(),
    publicKeyAlgorithm: z.int().optional(),
    publicKey: Signed.optional(),
  }),
});
