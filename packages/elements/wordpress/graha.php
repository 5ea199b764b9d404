<?php
/**
 * Plugin Name:       Graha
 * Description:       Vedic charts, Western wheels, panchang, months and dashas as shortcodes and blocks. Your server asks the API; the key is never in a page.
 * Version:           1.0.0
 * Requires at least: 6.1
 * Requires PHP:      7.4
 * License:           AGPL-3.0-or-later
 */

if (!defined('ABSPATH')) {
    exit;
}

/** Seconds for which an answer is kept, and a failure, so that a broken key does not slow every page. */
const GRAHA_ANSWER_SECONDS = 86400;
const GRAHA_FAILURE_SECONDS = 60;
const GRAHA_TIMEOUT_SECONDS = 8;

/** Shortcodes and blocks: the element, the operation, and whether a day without a date is today. */
const GRAHA_PARTS = [
    'chart' => ['element' => 'graha-chart', 'operation' => 'kundali/basic', 'today' => false],
    'panchang' => ['element' => 'graha-panchang', 'operation' => 'panchang/full', 'today' => true],
    'month' => ['element' => 'graha-month', 'operation' => 'panchang/calendar-month', 'today' => true],
    'dasha' => ['element' => 'graha-dasha', 'operation' => 'dasha/vimshottari', 'today' => false],
    'wheel' => ['element' => 'graha-wheel', 'operation' => 'western/natal', 'today' => false],
];

/** Attributes of every part. Empty means that it is not set. */
const GRAHA_ATTRIBUTES = [
    'date' => '',
    'time' => '',
    'place_id' => '',
    'latitude' => '',
    'longitude' => '',
    'timezone' => '',
    'ayanamsa' => '',
    'house_system' => '',
    'language' => '',
    'heading' => '',
    'style' => '',
    'varga' => '',
    'theme' => '',
];

add_action('init', 'graha_register');
add_action('admin_menu', 'graha_menu');
add_action('admin_init', 'graha_settings');
add_action('enqueue_block_editor_assets', 'graha_editor');

function graha_register(): void
{
    foreach (array_keys(GRAHA_PARTS) as $part) {
        $render = static fn($attributes): string => graha_render($part, is_array($attributes) ? $attributes : []);
        add_shortcode("graha_{$part}", $render);
        register_block_type("graha/{$part}", [
            'api_version' => 3,
            'title' => 'Graha ' . $part,
            'category' => 'widgets',
            'attributes' => array_map(static fn(): array => ['type' => 'string', 'default' => ''], GRAHA_ATTRIBUTES),
            'render_callback' => $render,
        ]);
    }
}

/** The element with its answer, or a sentence about what is wrong for those who can edit the page. */
function graha_render(string $part, array $given): string
{
    $attributes = array_map(
        static fn($value): string => is_scalar($value) ? trim((string) $value) : '',
        shortcode_atts(GRAHA_ATTRIBUTES, $given, "graha_{$part}")
    );
    $body = graha_body($part, $attributes);
    $answer = is_string($body) ? $body : graha_answer(graha_operation($part, $attributes), $body);
    if (is_string($answer)) {
        return graha_notice($answer);
    }
    $element = GRAHA_PARTS[$part]['element'];
    graha_script($element);
    // Every "<", ">", "&" and quote is written as an escape, so the answer cannot end the script.
    $json = wp_json_encode($answer, JSON_HEX_TAG | JSON_HEX_AMP | JSON_HEX_APOS | JSON_HEX_QUOT);
    // With the zone, a month marks the day that is today at the place.
    $own = [
        'heading' => 'heading',
        'style' => 'chart-style',
        'theme' => 'theme',
        'date' => 'date',
        'timezone' => 'timezone',
        'language' => 'language',
    ];
    $written = '';
    foreach ($own as $name => $attribute) {
        if ($attributes[$name] !== '') {
            $written .= sprintf(' %s="%s"', $attribute, esc_attr($attributes[$name]));
        }
    }
    $named = $attributes['heading'] !== '' ? $attributes['heading'] : ucfirst($part);
    $fallback = esc_html(sprintf('%s, %04d-%02d-%02d', $named, $body['year'], $body['month'], $body['date']));
    return "<{$element}{$written}><p>{$fallback}</p><script type=\"application/json\">{$json}</script></{$element}>";
}

function graha_operation(string $part, array $attributes): string
{
    $varga = strtolower($attributes['varga']);
    $isVarga = $part === 'chart' && preg_match('/^d\d{1,3}$/', $varga) === 1 && $varga !== 'd1';
    return $isVarga ? "divisional/{$varga}" : GRAHA_PARTS[$part]['operation'];
}

/**
 * The body of the call.
 * @return array|string the body, or what is wrong with the attributes
 */
function graha_body(string $part, array $attributes)
{
    $date = $attributes['date'];
    $time = $attributes['time'];
    if (GRAHA_PARTS[$part]['today']) {
        $date = $date !== '' ? $date : graha_today($attributes['timezone']);
        $time = $time !== '' ? $time : '12:00';
    }
    if (preg_match('/^(\d{1,6})-(\d{1,2})-(\d{1,2})$/', $date, $day) !== 1) {
        return 'Set date to a day, as date="1990-08-15".';
    }
    if (preg_match('/^(\d{1,2}):(\d{2})/', $time, $clock) !== 1) {
        return 'Set time to a time of day, as time="09:30".';
    }
    $body = [
        'year' => (int) $day[1],
        'month' => (int) $day[2],
        'date' => (int) $day[3],
        'hours' => (int) $clock[1],
        'minutes' => (int) $clock[2],
    ];
    if ($attributes['place_id'] !== '') {
        $body['place_id'] = (int) $attributes['place_id'];
    } elseif ($attributes['latitude'] !== '' && $attributes['longitude'] !== '' && $attributes['timezone'] !== '') {
        $body['latitude'] = (float) $attributes['latitude'];
        $body['longitude'] = (float) $attributes['longitude'];
        $zone = $attributes['timezone'];
        $body['timezone'] = is_numeric($zone) ? (float) $zone : $zone;
    } else {
        return 'Set place_id, or latitude, longitude and timezone.';
    }
    $settings = array_filter([
        'ayanamsa' => $attributes['ayanamsa'],
        'house_system' => $attributes['house_system'],
        'language' => $attributes['language'],
    ]);
    return $settings === [] ? $body : $body + ['settings' => $settings];
}

/** Today at a named zone; at that of the site without one. */
function graha_today(string $zone): string
{
    try {
        return (new DateTimeImmutable('now', $zone === '' || is_numeric($zone) ? wp_timezone() : new DateTimeZone($zone)))->format('Y-m-d');
    } catch (Exception $unknown) {
        return wp_date('Y-m-d');
    }
}

/**
 * The answer of the API, kept for a day.
 * @return array|string the answer, or what went wrong
 */
function graha_answer(string $operation, array $body)
{
    $api = untrailingslashit((string) get_option('graha_api_url', ''));
    $key = (string) get_option('graha_api_key', '');
    if ($api === '' || $key === '') {
        return 'Write the address of the API and a key under Settings, Graha.';
    }
    $name = 'graha_' . md5(wp_json_encode([$api, md5($key), $operation, $body]));
    $kept = get_transient($name);
    if (is_array($kept) && isset($kept['answer'])) {
        return $kept['answer'];
    }
    $response = wp_remote_post("{$api}/api/v1/{$operation}", [
        'timeout' => GRAHA_TIMEOUT_SECONDS,
        'redirection' => 0,
        'limit_response_size' => 2000000,
        'headers' => ['X-API-Key' => $key, 'Content-Type' => 'application/json', 'Accept' => 'application/json'],
        'body' => wp_json_encode($body),
    ]);
    $answer = graha_read($response);
    set_transient($name, ['answer' => $answer], is_array($answer) ? GRAHA_ANSWER_SECONDS : GRAHA_FAILURE_SECONDS);
    return $answer;
}

/** @return array|string */
function graha_read($response)
{
    if (is_wp_error($response)) {
        return 'The API could not be reached: ' . $response->get_error_message();
    }
    $status = (int) wp_remote_retrieve_response_code($response);
    $answer = json_decode((string) wp_remote_retrieve_body($response), true);
    if ($status === 200 && is_array($answer)) {
        return $answer;
    }
    $detail = is_array($answer) ? ($answer['detail'] ?? '') : '';
    if (is_array($detail)) {
        $detail = implode('; ', array_filter(array_column($detail, 'msg'), 'is_string'));
    }
    return is_string($detail) && $detail !== '' ? $detail : "The API answered with status {$status}.";
}

/** Visitors see nothing of a failure; who can edit pages reads what to do. */
function graha_notice(string $text): string
{
    return current_user_can('edit_posts') ? '<p class="graha-notice">' . esc_html("Graha: {$text}") . '</p>' : '';
}

function graha_script(string $element): void
{
    static $isPrinted = [];
    $portal = untrailingslashit((string) get_option('graha_portal_url', ''));
    if ($portal === '') {
        return;
    }
    $src = esc_url_raw("{$portal}/elements/{$element}.js");
    if (function_exists('wp_enqueue_script_module')) {
        wp_enqueue_script_module($element, $src, [], null);
    } elseif (!isset($isPrinted[$element])) {
        // WordPress before 6.5 has no function for modules.
        $isPrinted[$element] = true;
        add_action('wp_footer', static function () use ($src): void {
            wp_print_script_tag(['type' => 'module', 'src' => $src]);
        });
    }
}

/** The editor shows each block by asking this server, with a field for each attribute. */
function graha_editor(): void
{
    wp_register_script('graha-blocks', '', ['wp-blocks', 'wp-element', 'wp-block-editor', 'wp-components', 'wp-server-side-render'], '1.0.0', true);
    $names = wp_json_encode(['parts' => array_keys(GRAHA_PARTS), 'attributes' => array_keys(GRAHA_ATTRIBUTES)], JSON_HEX_TAG);
    wp_add_inline_script('graha-blocks', "(function (names) {
  var el = wp.element.createElement;
  names.parts.forEach(function (part) {
    wp.blocks.registerBlockType('graha/' + part, {
      apiVersion: 3,
      title: 'Graha ' + part,
      category: 'widgets',
      icon: 'star-filled',
      edit: function (props) {
        var fields = names.attributes.map(function (name) {
          return el(wp.components.TextControl, {
            key: name,
            label: name,
            value: props.attributes[name] || '',
            onChange: function (value) { var set = {}; set[name] = value; props.setAttributes(set); }
          });
        });
        return el('div', wp.blockEditor.useBlockProps(),
          el(wp.blockEditor.InspectorControls, null, el(wp.components.PanelBody, { title: 'Graha' }, fields)),
          el(wp.serverSideRender, { block: 'graha/' + part, attributes: props.attributes }));
      },
      save: function () { return null; }
    });
  });
})({$names});");
    wp_enqueue_script('graha-blocks');
}

function graha_menu(): void
{
    add_options_page('Graha', 'Graha', 'manage_options', 'graha', 'graha_page');
}

function graha_settings(): void
{
    register_setting('graha', 'graha_api_url', ['type' => 'string', 'sanitize_callback' => 'esc_url_raw']);
    register_setting('graha', 'graha_portal_url', ['type' => 'string', 'sanitize_callback' => 'esc_url_raw']);
    register_setting('graha', 'graha_api_key', ['type' => 'string', 'sanitize_callback' => 'graha_kept_key']);
}

/** An empty field keeps the key, because the page never shows it. */
function graha_kept_key($typed): string
{
    $key = is_string($typed) ? trim($typed) : '';
    return $key === '' ? (string) get_option('graha_api_key', '') : sanitize_text_field($key);
}

function graha_page(): void
{
    if (!current_user_can('manage_options')) {
        return;
    }
    $hasKey = get_option('graha_api_key', '') !== '';
    $field = static fn(string $name, string $label, string $type, string $value, string $hint): string => sprintf(
        '<tr><th scope="row"><label for="%1$s">%2$s</label></th><td><input class="regular-text" id="%1$s" name="%1$s" type="%3$s" value="%4$s" autocomplete="off"><p class="description">%5$s</p></td></tr>',
        esc_attr($name),
        esc_html($label),
        esc_attr($type),
        esc_attr($value),
        esc_html($hint)
    );
    echo '<div class="wrap"><h1>Graha</h1><form method="post" action="options.php">';
    settings_fields('graha');
    echo '<table class="form-table" role="presentation">';
    echo $field('graha_api_url', 'Address of the API', 'url', (string) get_option('graha_api_url', ''), 'As https://api.example.com');
    echo $field('graha_portal_url', 'Address of the portal', 'url', (string) get_option('graha_portal_url', ''), 'The scripts of the elements are loaded from it.');
    echo $field('graha_api_key', 'Secret key', 'password', '', $hasKey ? 'A key is stored. Leave it empty to keep it.' : 'It stays on this server.');
    echo '</table>';
    submit_button();
    echo '</form></div>';
}
