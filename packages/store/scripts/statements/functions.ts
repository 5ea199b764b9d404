/** Functions that never return null, whatever their arguments are. */
export const NEVER_NULL: ReadonlySet<string> = new Set([
  'clock_timestamp',
  'concat',
  'count',
  'dense_rank',
  'gen_random_uuid',
  'generate_series',
  'json_build_object',
  'jsonb_build_array',
  'jsonb_build_object',
  'now',
  'pg_is_in_recovery',
  'rank',
  'row_number',
  'statement_timestamp',
  'graha.count_requests',
  'graha.ledger_now',
]);

/** Functions that return null only for an argument that is null. */
export const NULL_FOR_NULL: ReadonlySet<string> = new Set([
  'abs',
  'ceil',
  'date_part',
  'date_trunc',
  'extract',
  'floor',
  'jsonb_array_elements',
  'jsonb_array_length',
  'jsonb_each',
  'jsonb_object_keys',
  'left',
  'length',
  'lower',
  'pg_try_advisory_lock',
  'pg_try_advisory_xact_lock',
  'replace',
  'right',
  'round',
  'split_part',
  'substr',
  'substring(text, integer)',
  'substring(text, integer, integer)',
  'timezone',
  'to_char',
  'trunc',
  'upper',
  'width_bucket',
]);

/** Operators of JSON return null for a field that is missing. All other strict operators return null only for null. */
export const NULL_IF_MISSING: ReadonlySet<string> = new Set([
  'json_array_element',
  'json_array_element_text',
  'json_extract_path',
  'json_extract_path_text',
  'json_object_field',
  'json_object_field_text',
  'jsonb_array_element',
  'jsonb_array_element_text',
  'jsonb_extract_path',
  'jsonb_extract_path_text',
  'jsonb_object_field',
  'jsonb_object_field_text',
]);

/** Functions of ours that return tables, and their columns that may be null. */
export const NULLABLE_COLUMNS: Readonly<Record<string, readonly string[]>> = {
  'graha.find_account': [],
  'identity.ended_apps': [],
  'graha.append_events': [],
  'graha.read_stream': ['causation_id', 'request_id', 'sealed', 'text_key'],
  'graha.stream_events': ['causation_id', 'request_id'],
  'identity.person_ties': ['role', 'key_id'],
  'identity.take_mail': [],
};
