import { z } from 'zod';
import type { EventOf } from '../core/event.ts';
import { isTimeZone } from '../core/local-day.ts';
import { BRAND_MEMBERS } from './report-brand.ts';
import { ROLES } from './roles.ts';
import { THRESHOLD_PCTS } from './thresholds.ts';

const Id = z.string().min(1).max(100);
const Name = z.string().trim().min(1).max(100);
const Reason = z.string().trim().min(1).max(500);

export const SpendLimit = z
  .int('Enter a whole number of credits.')
  .min(1, 'Enter at least 1 credit.')
  .max(1_000_000_000, 'Enter 1,000,000,000 credits at most.');
/** The day of a version of the formulas. The form only: the apps know the versions that are served. */
export const FormulaVersionDate = z.iso.date();
export const ClockPlace = z.object({
  name: z.string().trim().min(1).max(200),
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
});
export type TenantClock = { timezone: string; place: z.output<typeof ClockPlace> | null };

/** Persons appear only as ids: names and addresses are in the identity tables and can be erased there. */
export const tenantEvents = {
  /** `callsMax`: initial number of calls of its Free plan, if lower than the plan allows. */
  TenantCreated: z.object({ name: Name, ownerUserId: Id.nullable(), callsMax: z.int().nonnegative().optional() }),
  TenantRenamed: z.object({ name: Name }),
  TenantSuspended: z.object({ reason: Reason }),
  TenantResumed: z.object({ reason: Reason.optional() }),
  MemberInvited: z.object({ invitationId: Id, role: z.enum(ROLES), expiresAt: z.iso.datetime() }),
  InvitationWithdrawn: z.object({ invitationId: Id }),
  MemberJoined: z.object({ userId: Id, role: z.enum(ROLES), invitationId: Id.nullable() }),
  MemberRoleChanged: z.object({ userId: Id, from: z.enum(ROLES), to: z.enum(ROLES) }),
  MemberRemoved: z.object({ userId: Id }),
  OwnershipTransferred: z.object({ fromUserId: Id, toUserId: Id }),
  DataExportRequested: z.object({ exportId: Id }),
  /** Thresholds of use at which owners and admins are mailed; before the first choice, all of them. */
  AlertsChosen: z.object({ pcts: z.array(z.literal(THRESHOLD_PCTS)) }),
  /** Credits that the calls of all keys together may spend in a period; null: no limit. */
  SpendLimitSet: z.object({ creditsMax: SpendLimit.nullable() }),
  /** An additional threshold: of the allowance, or of the monthly cap of this key. */
  AlertAdded: z.object({ alertId: Id, pct: z.int().min(1).max(100), keyId: Id.nullable() }),
  AlertRemoved: z.object({ alertId: Id }),
  /** Time zone of the workspace's days, and the place for its panchang (or null). */
  ClockChosen: z.object({ timezone: z.string().refine(isTimeZone), place: ClockPlace.nullable() }),
  /** Requires a second factor of every member, or no longer. */
  SecondFactorChosen: z.object({ isRequired: z.boolean() }),
  /** Version of the formulas for calls that name none; null: the current one at each call. */
  FormulaVersionChosen: z.object({ version: FormulaVersionDate.nullable() }),
  /** Brand of reports: its members, without their texts, which are in its row; null: none. */
  ReportBrandChosen: z.object({ brandId: z.uuid().nullable(), members: z.array(z.enum(BRAND_MEMBERS)) }),
  ErasureRequested: z.object({ dueAt: z.iso.datetime() }),
  ErasureWithdrawn: z.object({}),
  ErasureCompleted: z.object({}),
};
export type TenantEvent = EventOf<typeof tenantEvents>;
