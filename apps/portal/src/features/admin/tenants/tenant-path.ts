export const tenantPath = (tenantId: string): string => `/admin/tenants/${tenantId}`;
