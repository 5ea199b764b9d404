import { aggregateOf } from '../core/aggregate.ts';
import { Refusal } from '../core/refusal.ts';
import type { BrandMember } from './report-brand.ts';
import type { Role } from './roles.ts';
import { OWN_ALERTS_MAX, THRESHOLD_PCTS, type OwnAlert, type ThresholdPct } from './thresholds.ts';
import { tenantStream } from '../core/streams.ts';
import type { TenantClock, TenantEvent } from './tenant-events.ts';

/** The clock before the first choice. */
export const DEFAULT_CLOCK: TenantClock = { timezone: 'UTC', place: null };

export type Tenant = {
  status: 'absent' | 'active' | 'suspended' | 'erased';
  name: string;
  members: Readonly<Record<string, Role>>;
  invitations: Readonly<Record<string, { role: Role; expiresAt: string }>>;
  erasureDueAt: string | null;
  alertPcts: readonly ThresholdPct[];
  spendLimit: number | null;
  ownAlerts: Readonly<Record<string, OwnAlert>>;
  requiresSecondFactor: boolean;
  clock: TenantClock;
  formulaVersion: string | null;
  reportBrandId: string | null;
};

/** `now` is an ISO instant in UTC; every command has it, so that no decision reads a clock. */
export type TenantCommand = { now: string } & (
  | { type: 'create'; name: string; ownerUserId: string | null; callsMax?: number | undefined }
  | { type: 'rename'; name: string }
  | { type: 'suspend'; reason: string }
  | { type: 'resume'; reason?: string | undefined }
  | { type: 'invite'; invitationId: string; role: Role; expiresAt: string }
  | { type: 'withdrawInvitation'; invitationId: string }
  | { type: 'join'; userId: string; role: Role; invitationId: string | null }
  | { type: 'changeRole'; userId: string; role: Role }
  | { type: 'removeMember'; userId: string }
  | { type: 'transferOwnership'; toUserId: string }
  | { type: 'requestExport'; exportId: string }
  | { type: 'switchAlert'; pct: ThresholdPct; isOn: boolean }
  | { type: 'setSpendLimit'; creditsMax: number | null; mayLift?: boolean }
  | { type: 'addAlert'; alertId: string; pct: number; keyId: string | null }
  | { type: 'removeAlert'; alertId: string }
  | { type: 'chooseClock'; clock: TenantClock }
  | { type: 'requireSecondFactor'; isRequired: boolean }
  | { type: 'chooseFormulaVersion'; version: string | null }
  | { type: 'chooseReportBrand'; brandId: string | null; members: readonly BrandMember[] }
  | { type: 'requestErasure'; dueAt: string }
  | { type: 'withdrawErasure' }
  | { type: 'completeErasure' }
);

const known = (tenant: Tenant): Tenant => {
  if (tenant.status === 'absent') throw new Refusal('tenant_unknown');
  if (tenant.status === 'erased') throw new Refusal('tenant_erased');
  return tenant;
};

const roleOf = (tenant: Tenant, userId: string): Role => {
  const role = known(tenant).members[userId];
  if (!role) throw new Refusal('member_unknown');
  return role;
};

const ownerOf = ({ members }: Tenant): string | undefined =>
  Object.keys(members).find((userId) => members[userId] === 'owner');

function checkInvitation(tenant: Tenant, invitationId: string, role: Role, now: string): void {
  const invitation = tenant.invitations[invitationId];
  if (!invitation || invitation.role !== role) throw new Refusal('invitation_unknown');
  if (Date.parse(invitation.expiresAt) <= Date.parse(now)) throw new Refusal('invitation_expired');
}

const isSameClock = (one: TenantClock, other: TenantClock): boolean =>
  one.timezone === other.timezone &&
  one.place?.name === other.place?.name &&
  one.place?.latitude === other.place?.latitude &&
  one.place?.longitude === other.place?.longitude;

const without = <Value>(record: Readonly<Record<string, Value>>, key: string): Record<string, Value> =>
  Object.fromEntries(Object.entries(record).filter(([name]) => name !== key));

export const tenant = aggregateOf<string, Tenant, TenantCommand, TenantEvent>({
  name: 'tenant',
  streamOf: tenantStream,
  tenantOf: (tenantId) => tenantId,
  initial: {
    status: 'absent',
    name: '',
    members: {},
    invitations: {},
    erasureDueAt: null,
    alertPcts: THRESHOLD_PCTS,
    spendLimit: null,
    ownAlerts: {},
    requiresSecondFactor: false,
    clock: DEFAULT_CLOCK,
    formulaVersion: null,
    reportBrandId: null,
  },

  decide: {
    create: ({ type: _type, now: _now, ...data }, state) => {
      if (state.status === 'absent') return [{ type: 'TenantCreated', data }];
      known(state);
      return []; // Two requests may both create the history of a workspace; the second one adds nothing.
    },

    rename: ({ name }, state) => (known(state).name === name ? [] : [{ type: 'TenantRenamed', data: { name } }]),

    suspend: ({ reason }, state) =>
      known(state).status === 'suspended' ? [] : [{ type: 'TenantSuspended', data: { reason } }],

    resume: ({ reason }, state) =>
      known(state).status === 'active' ? [] : [{ type: 'TenantResumed', data: reason === undefined ? {} : { reason } }],

    invite: ({ invitationId, role, expiresAt, now }, state) => {
      if (known(state).invitations[invitationId]) return [];
      if (role === 'owner') throw new Refusal('owner_by_transfer');
      if (Date.parse(expiresAt) <= Date.parse(now)) throw new Refusal('expiry_in_past');
      return [{ type: 'MemberInvited', data: { invitationId, role, expiresAt } }];
    },

    withdrawInvitation: ({ invitationId }, state) => {
      if (!known(state).invitations[invitationId]) throw new Refusal('invitation_unknown');
      return [{ type: 'InvitationWithdrawn', data: { invitationId } }];
    },

    join: ({ userId, role, invitationId, now }, state) => {
      const present = known(state).members[userId];
      if (present === role) return [];
      if (present) throw new Refusal('member_exists');
      if (role === 'owner' && ownerOf(state)) throw new Refusal('owner_by_transfer');
      if (invitationId !== null) checkInvitation(state, invitationId, role, now);
      return [{ type: 'MemberJoined', data: { userId, role, invitationId } }];
    },

    changeRole: ({ userId, role }, state) => {
      const from = roleOf(state, userId);
      if (from === role) return [];
      if (from === 'owner') throw new Refusal('owner_fixed');
      if (role === 'owner') throw new Refusal('owner_by_transfer');
      return [{ type: 'MemberRoleChanged', data: { userId, from, to: role } }];
    },

    removeMember: ({ userId }, state) => {
      if (roleOf(state, userId) === 'owner') throw new Refusal('owner_fixed');
      return [{ type: 'MemberRemoved', data: { userId } }];
    },

    transferOwnership: ({ toUserId }, state) => {
      if (roleOf(state, toUserId) === 'owner') return [];
      const fromUserId = ownerOf(state);
      if (!fromUserId) throw new Refusal('member_unknown');
      return [{ type: 'OwnershipTransferred', data: { fromUserId, toUserId } }];
    },

    requestExport: ({ exportId }, state) => {
      known(state);
      return [{ type: 'DataExportRequested', data: { exportId } }];
    },

    switchAlert: ({ pct, isOn }, state) => {
      const { alertPcts } = known(state);
      if (alertPcts.includes(pct) === isOn) return [];
      const pcts = THRESHOLD_PCTS.filter((one) => (one === pct ? isOn : alertPcts.includes(one)));
      return [{ type: 'AlertsChosen', data: { pcts } }];
    },

    setSpendLimit: ({ creditsMax, mayLift = true }, state) => {
      const { spendLimit } = known(state);
      if (spendLimit === creditsMax) return [];
      const isLifted = spendLimit !== null && (creditsMax === null || creditsMax > spendLimit);
      if (isLifted && !mayLift) throw new Refusal('spend_limit_lifted');
      return [{ type: 'SpendLimitSet', data: { creditsMax } }];
    },

    addAlert: ({ alertId, pct, keyId }, state) => {
      const { ownAlerts } = known(state);
      if (ownAlerts[alertId]) return [];
      const others = Object.values(ownAlerts);
      const isFixed = keyId === null && THRESHOLD_PCTS.some((one) => one === pct);
      if (isFixed || others.some((other) => other.pct === pct && other.keyId === keyId))
        throw new Refusal('alert_exists');
      if (others.length >= OWN_ALERTS_MAX) throw new Refusal('alerts_too_many');
      return [{ type: 'AlertAdded', data: { alertId, pct, keyId } }];
    },

    removeAlert: ({ alertId }, state) => {
      if (!known(state).ownAlerts[alertId]) throw new Refusal('alert_unknown');
      return [{ type: 'AlertRemoved', data: { alertId } }];
    },

    chooseClock: ({ clock }, state) =>
      isSameClock(known(state).clock, clock) ? [] : [{ type: 'ClockChosen', data: clock }],

    requireSecondFactor: ({ isRequired }, state) =>
      known(state).requiresSecondFactor === isRequired ? [] : [{ type: 'SecondFactorChosen', data: { isRequired } }],

    chooseFormulaVersion: ({ version }, state) =>
      known(state).formulaVersion === version ? [] : [{ type: 'FormulaVersionChosen', data: { version } }],

    chooseReportBrand: ({ brandId, members }, state) =>
      known(state).reportBrandId === brandId
        ? []
        : [{ type: 'ReportBrandChosen', data: { brandId, members: [...members] } }],

    requestErasure: ({ dueAt, now }, state) => {
      if (known(state).erasureDueAt !== null) return [];
      if (Date.parse(dueAt) < Date.parse(now)) throw new Refusal('expiry_in_past');
      return [{ type: 'ErasureRequested', data: { dueAt } }];
    },

    withdrawErasure: (_command, state) =>
      known(state).erasureDueAt === null ? [] : [{ type: 'ErasureWithdrawn', data: {} }],

    completeErasure: ({ now }, state) => {
      const { erasureDueAt } = known(state);
      if (erasureDueAt === null || Date.parse(now) < Date.parse(erasureDueAt)) throw new Refusal('erasure_not_due');
      return [{ type: 'ErasureCompleted', data: {} }];
    },
  },

  evolve: {
    TenantCreated: (state, { data }) => ({
      ...state,
      status: 'active',
      name: data.name,
      members: data.ownerUserId === null ? {} : { [data.ownerUserId]: 'owner' },
    }),
    TenantRenamed: (state, { data }) => ({ ...state, name: data.name }),
    TenantSuspended: (state) => ({ ...state, status: 'suspended' }),
    TenantResumed: (state) => ({ ...state, status: 'active' }),
    MemberInvited: (state, { data: { invitationId, role, expiresAt } }) => ({
      ...state,
      invitations: { ...state.invitations, [invitationId]: { role, expiresAt } },
    }),
    InvitationWithdrawn: (state, { data }) => ({
      ...state,
      invitations: without(state.invitations, data.invitationId),
    }),
    MemberJoined: (state, { data: { userId, role, invitationId } }) => ({
      ...state,
      members: { ...state.members, [userId]: role },
      invitations: invitationId === null ? state.invitations : without(state.invitations, invitationId),
    }),
    MemberRoleChanged: (state, { data }) => ({ ...state, members: { ...state.members, [data.userId]: data.to } }),
    MemberRemoved: (state, { data }) => ({ ...state, members: without(state.members, data.userId) }),
    OwnershipTransferred: (state, { data: { fromUserId, toUserId } }) => ({
      ...state,
      members: { ...state.members, [fromUserId]: 'admin', [toUserId]: 'owner' },
    }),
    DataExportRequested: (state) => state,
    AlertsChosen: (state, { data }) => ({ ...state, alertPcts: data.pcts }),
    SpendLimitSet: (state, { data }) => ({ ...state, spendLimit: data.creditsMax }),
    AlertAdded: (state, { data: { alertId, ...alert } }) => ({
      ...state,
      ownAlerts: { ...state.ownAlerts, [alertId]: alert },
    }),
    AlertRemoved: (state, { data }) => ({ ...state, ownAlerts: without(state.ownAlerts, data.alertId) }),
    ClockChosen: (state, { data: { timezone, place } }) => ({ ...state, clock: { timezone, place } }),
    SecondFactorChosen: (state, { data }) => ({ ...state, requiresSecondFactor: data.isRequired }),
    FormulaVersionChosen: (state, { data }) => ({ ...state, formulaVersion: data.version }),
    ReportBrandChosen: (state, { data }) => ({ ...state, reportBrandId: data.brandId }),
    ErasureRequested: (state, { data }) => ({ ...state, erasureDueAt: data.dueAt }),
    ErasureWithdrawn: (state) => ({ ...state, erasureDueAt: null }),
    ErasureCompleted: (state) => ({ ...state, status: 'erased', members: {}, invitations: {}, erasureDueAt: null }),
  },
});
