export const tenantStream = (tenantId: string): string => `tenant-${tenantId}`;
export const keyStream = (keyId: string): string => `key-${keyId}`;
export const webhookStream = (webhookId: string): string => `webhook-${webhookId}`;
export const ssoStream = (tenantId: string): string => `sso-${tenantId}`;
export const subscriptionStream = (tenantId: string): string => `subscription-${tenantId}`;
export const userStream = (userId: string): string => `user-${userId}`;
export const adminStream = (adminId: string): string => `admin-${adminId}`;
export const stripeStream = (stripeEventId: string): string => `stripe-${stripeEventId}`;
