import type { Role } from '@graha/domain/roles';

/** The user who is signed in. */
export type Viewer = {
  userId: string;
  sessionId: string;
  name: string;
  email: string;
  isVerified: boolean;
  /** When this session began: after a day, the gravest changes need a new proof. */
  signedInAt: Date;
};

/** The workspace that the user works in. */
export type Workspace = { tenantId: string; name: string; role: Role };
