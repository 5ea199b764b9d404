{{- define "graha.name" -}}
{{- .Release.Name | trunc 48 | trimSuffix "-" -}}
{{- end }}

{{- define "graha.labels" -}}
app.kubernetes.io/name: graha
app.kubernetes.io/instance: {{ .root.Release.Name }}
app.kubernetes.io/component: {{ .part }}
app.kubernetes.io/version: {{ .root.Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .root.Release.Service }}
helm.sh/chart: {{ printf "%s-%s" .root.Chart.Name .root.Chart.Version }}
{{- end }}

{{- define "graha.selector" -}}
app.kubernetes.io/name: graha
app.kubernetes.io/instance: {{ .root.Release.Name }}
app.kubernetes.io/component: {{ .part }}
{{- end }}

{{- define "graha.image" -}}
{{- $images := .root.Values.images -}}
{{- $digest := index $images.digests .part -}}
{{- $place := printf "%s/%s" (required "images.registry is required" $images.registry) .part -}}
{{- if $digest }}{{ printf "%s@%s" $place $digest }}{{ else }}{{ printf "%s:%s" $place (default .root.Chart.AppVersion $images.tag) }}{{ end -}}
{{- end }}

{{- define "graha.serviceAccount" -}}
{{- $account := .Values.serviceAccount -}}
{{- if $account.create }}{{ default (include "graha.name" .) $account.name }}{{ else }}{{ default "default" $account.name }}{{ end -}}
{{- end }}

{{/* Of every pod: no root, no privilege, no write to its image, no token of the cluster. */}}
{{- define "graha.podSecurity" -}}
automountServiceAccountToken: false
enableServiceLinks: false
securityContext:
  runAsNonRoot: true
  runAsUser: 1000
  runAsGroup: 1000
  fsGroup: 1000
  seccompProfile: { type: RuntimeDefault }
{{- with .Values.images.pullSecrets }}
imagePullSecrets:
  {{- toYaml . | nindent 2 }}
{{- end }}
{{- end }}

{{- define "graha.containerSecurity" -}}
securityContext:
  allowPrivilegeEscalation: false
  privileged: false
  readOnlyRootFilesystem: true
  capabilities: { drop: [ALL] }
{{- end }}

{{/* Variables that are no secrets. */}}
{{- define "graha.settings" -}}
{{- range $name, $value := . }}
- name: {{ $name }}
  value: {{ $value | quote }}
{{- end }}
{{- end }}

{{/* Variables by reference: the Secret must have those of `required`; those of `optional` are left out where it has none. */}}
{{- define "graha.secrets" -}}
{{- $secret := .secret -}}
{{- range .required }}
- name: {{ . }}
  valueFrom: { secretKeyRef: { name: {{ $secret }}, key: {{ . }} } }
{{- end }}
{{- range .optional }}
- name: {{ . }}
  valueFrom: { secretKeyRef: { name: {{ $secret }}, key: {{ . }}, optional: true } }
{{- end }}
{{- end }}

{{- define "graha.addresses" -}}
- name: API_URL
  value: {{ required "apiUrl is required" .Values.apiUrl | quote }}
- name: PORTAL_URL
  value: {{ required "portalUrl is required" .Values.portalUrl | quote }}
- name: OPERATOR_NAME
  value: {{ required "operator.name is required" .Values.operator.name | quote }}
- name: OPERATOR_EMAIL
  value: {{ required "operator.email is required" .Values.operator.email | quote }}
{{- end }}

{{/* One replica on each node before a second one on any. */}}
{{- define "graha.spread" -}}
topologySpreadConstraints:
  - maxSkew: 1
    topologyKey: kubernetes.io/hostname
    whenUnsatisfiable: ScheduleAnyway
    labelSelector:
      matchLabels:
        {{- include "graha.selector" . | nindent 8 }}
{{- end }}

{{- define "graha.placement" -}}
{{- with .nodeSelector }}
nodeSelector:
  {{- toYaml . | nindent 2 }}
{{- end }}
{{- with .tolerations }}
tolerations:
  {{- toYaml . | nindent 2 }}
{{- end }}
{{- end }}
