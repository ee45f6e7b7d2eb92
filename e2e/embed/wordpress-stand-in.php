<?php
/*
 * What the plugin uses of WordPress. `php wordpress-stand-in.php PLUGIN ATTRIBUTES` prints, as JSON, what the block makes
 * of these attributes, and its script for the editor.
 */

define( 'ABSPATH', __DIR__ );

$found = array( 'actions' => array(), 'block' => array(), 'editor' => '' );

function add_action( $name, $callback ) {
	$GLOBALS['found']['actions'][ $name ] = $callback;
}

function register_block_type( $name, $settings ) {
	$GLOBALS['found']['block'] = array( 'name' => $name ) + $settings;
}

function wp_register_script() {
}

function wp_add_inline_script( $handle, $script ) {
	$GLOBALS['found']['editor'] = $script;
}

function wp_json_encode( $data, $options = 0 ) {
	return json_encode( $data, $options );
}

function absint( $number ) {
	return abs( (int) $number );
}

function add_query_arg( $values, $address ) {
	return $address . '?' . http_build_query( $values );
}

function get_block_wrapper_attributes() {
	return 'class="wp-block-plaudit-testimonials"';
}

function esc_attr( $text ) {
	return htmlspecialchars( $text, ENT_QUOTES );
}

function esc_url( $address ) {
	return htmlspecialchars( $address, ENT_QUOTES );
}

require $argv[1];
$found['actions']['init']();
$defaults = array_map(
	function ( $attribute ) {
		return $attribute['default'];
	},
	$found['block']['attributes']
);
$html     = $found['block']['render_callback']( json_decode( $argv[2], true ) + $defaults );
echo json_encode( array( 'name' => $found['block']['name'], 'html' => $html, 'editor' => $found['editor'] ) );
