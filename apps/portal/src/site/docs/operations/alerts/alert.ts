export type Alert = {
  /** The same name as in `deploy/helm/graha/monitoring/alerts.yaml`. */
  name: string;
  urgency: 'wake' | 'look';
  /** The comparison of the rule, without its windows and quantiles. */
  when: string;
  means: string;
  steps: readonly string[];
};

/** `GrahaAuditDiffers` → `graha-audit-differs`, the anchor of the section. */
export const anchorOf = ({ name }: Alert): string => name.replace(/(?!^)[A-Z]/g, '-$&').toLowerCase();
