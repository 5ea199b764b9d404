<?php
/** Stubs of the functions of WordPress that the plugin calls. They record what it does. */
define('ABSPATH', __DIR__);

final class Fake
{
    public static array $shortcodes = [];
    public static array $blocks = [];
    public static array $actions = [];
    public static array $options = [];
    public static array $transients = [];
    public static array $requests = [];
    public static array $modules = [];
    public static array $inline = [];
    public static bool $isEditor = false;
    /** What the next requests get: a status with a body, or an error. */
    public static array $answers = [];
}

final class WP_Error
{
    public function get_error_message(): string
    {
        return 'cURL error 28: timed out';
    }
}

function add_action(string $hook, callable $run): void { Fake::$actions[$hook][] = $run; }
function add_shortcode(string $name, callable $run): void { Fake::$shortcodes[$name] = $run; }
function register_block_type(string $name, array $args): void { Fake::$blocks[$name] = $args; }
function shortcode_atts(array $pairs, array $given, string $name): array { return array_merge($pairs, array_intersect_key($given, $pairs)); }
function get_option(string $name, $usual = false) { return Fake::$options[$name] ?? $usual; }
function get_transient(string $name) { return Fake::$transients[$name]['value'] ?? false; }
function set_transient(string $name, $value, int $seconds): void { Fake::$transients[$name] = ['value' => $value, 'seconds' => $seconds]; }
function wp_remote_post(string $url, array $args) { Fake::$requests[] = ['url' => $url] + $args; return array_shift(Fake::$answers); }
function is_wp_error($value): bool { return $value instanceof WP_Error; }
function wp_remote_retrieve_response_code($response): int { return $response['status']; }
function wp_remote_retrieve_body($response): string { return $response['body']; }
function wp_json_encode($value, int $flags = 0) { return json_encode($value, $flags); }
function esc_attr(string $text): string { return htmlspecialchars($text, ENT_QUOTES); }
function esc_html(string $text): string { return htmlspecialchars($text, ENT_QUOTES); }
function esc_url_raw(string $url): string { return preg_match('#^https?://#', $url) === 1 ? $url : ''; }
function sanitize_text_field(string $text): string { return trim(strip_tags($text)); }
function untrailingslashit(string $text): string { return rtrim($text, '/'); }
function current_user_can(string $right): bool { return Fake::$isEditor; }
if (getenv('WORDPRESS_BEFORE_6_5') !== '1') {
    function wp_enqueue_script_module(string $id, string $src, array $needs, $version): void { Fake::$modules[$id] = $src; }
}
function wp_print_script_tag(array $attributes): void { Fake::$modules[] = $attributes['type'] . ' ' . $attributes['src']; }
function wp_register_script(...$args): void {}
function wp_enqueue_script(string $name): void {}
function wp_add_inline_script(string $name, string $code): void { Fake::$inline[$name] = $code; }
function wp_timezone(): DateTimeZone { return new DateTimeZone('UTC'); }
function wp_date(string $format): string { return gmdate($format); }
function add_options_page(...$args): void {}
function register_setting(string $group, string $name, array $args): void {}
function settings_fields(string $group): void { echo '<input type="hidden" name="_wpnonce" value="n">'; }
function submit_button(): void { echo '<button>Save</button>'; }
