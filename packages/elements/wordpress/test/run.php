<?php
/** Prints as JSON what the plugin does in one case, which the test names. */
require __DIR__ . '/stubs.php';
require __DIR__ . '/../graha.php';

$case = json_decode($argv[1], true);
Fake::$options = $case['options'] ?? [];
Fake::$isEditor = $case['isEditor'] ?? false;
foreach ($case['answers'] ?? [] as $answer) {
    Fake::$answers[] = $answer === null ? new WP_Error() : $answer;
}
foreach (Fake::$actions['init'] as $run) {
    $run();
}
$outputs = [];
foreach ($case['shortcodes'] ?? [] as [$name, $attributes]) {
    $outputs[] = (Fake::$shortcodes[$name])($attributes);
}
foreach (Fake::$actions['wp_footer'] ?? [] as $run) {
    $run();
}
ob_start();
if ($case['page'] ?? false) {
    graha_page();
    graha_editor();
}
$page = ob_get_clean();
echo json_encode([
    'outputs' => $outputs,
    'requests' => Fake::$requests,
    'seconds' => array_column(array_values(Fake::$transients), 'seconds'),
    'modules' => Fake::$modules,
    'shortcodes' => array_keys(Fake::$shortcodes),
    'blocks' => array_keys(Fake::$blocks),
    'page' => $page,
    'inline' => Fake::$inline,
    'keptKey' => graha_kept_key(''),
], JSON_UNESCAPED_SLASHES);
