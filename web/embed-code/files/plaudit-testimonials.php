<?php
/**
 * Plugin Name:       Plaudit Testimonials
 * Description:       A block that shows your customers' testimonials.
 * Version:           1.0.0
 * Requires at least: 6.3
 * Requires PHP:      7.4
 * License:           MIT
 */

defined( 'ABSPATH' ) || exit;

const PLAUDIT_SCRIPT    = '__SCRIPT__';
const PLAUDIT_CONTAINER = '__CONTAINER__';
const PLAUDIT_LAYOUTS   = array( 'grid', 'list', 'carousel', 'wall' );
const PLAUDIT_THEMES    = array( 'light', 'dark', 'auto' );
const PLAUDIT_SHOWN     = array(
	'showRatings' => 'show-ratings',
	'showDates'   => 'show-dates',
	'showCompany' => 'show-company',
);

/** Registers the block with its editor script, which needs no build. */
function plaudit_register_block() {
	wp_register_script(
		'plaudit-testimonials-editor',
		false,
		array( 'wp-blocks', 'wp-block-editor', 'wp-components', 'wp-element' ),
		'1.0.0',
		true
	);
	wp_add_inline_script( 'plaudit-testimonials-editor', plaudit_editor_script() );
	register_block_type(
		'plaudit/testimonials',
		array(
			'api_version'           => 3,
			'title'                 => 'Testimonials',
			'category'              => 'widgets',
			'icon'                  => 'format-quote',
			'description'           => 'Shows your customers\' testimonials.',
			'supports'              => array(
				'align'    => array( 'wide', 'full' ),
				'html'     => false,
				'multiple' => false,
			),
			'attributes'            => array(
				'layout'      => array( 'type' => 'string', 'default' => '__LAYOUT__' ),
				'theme'       => array( 'type' => 'string', 'default' => '__THEME__' ),
				'max'         => array( 'type' => 'number', 'default' => 6 ),
				'showRatings' => array( 'type' => 'boolean', 'default' => true ),
				'showDates'   => array( 'type' => 'boolean', 'default' => true ),
				'showCompany' => array( 'type' => 'boolean', 'default' => true ),
				'autoSlide'   => array( 'type' => 'boolean', 'default' => false ),
				'height'      => array( 'type' => 'number', 'default' => 0 ),
			),
			'editor_script_handles' => array( 'plaudit-testimonials-editor' ),
			'render_callback'       => 'plaudit_render_block',
		)
	);
}
add_action( 'init', 'plaudit_register_block' );

/** What visitors get. Attributes may come from anybody who edits posts, so every value is checked and escaped. */
function plaudit_render_block( $attributes ) {
	$layout = plaudit_one_of( isset( $attributes['layout'] ) ? $attributes['layout'] : '', PLAUDIT_LAYOUTS );
	$theme  = plaudit_one_of( isset( $attributes['theme'] ) ? $attributes['theme'] : '', PLAUDIT_THEMES );
	$max    = min( 100, max( 1, absint( isset( $attributes['max'] ) ? $attributes['max'] : 6 ) ) );
	$height = min( 5000, absint( isset( $attributes['height'] ) ? $attributes['height'] : 0 ) );
	$query  = array(
		'layout' => $layout,
		'theme'  => $theme,
		'max'    => $max,
	);
	foreach ( PLAUDIT_SHOWN as $name => $parameter ) {
		if ( isset( $attributes[ $name ] ) && false === $attributes[ $name ] ) {
			$query[ $parameter ] = 'false';
		}
	}
	if ( 'carousel' === $layout && isset( $attributes['autoSlide'] ) && true === $attributes['autoSlide'] ) {
		$query['auto-slide'] = 'true';
	}
	$source = add_query_arg( $query, PLAUDIT_SCRIPT );
	$style  = $height > 0 ? 'min-height:' . $height . 'px' : '';
	return sprintf(
		'<div %1$s><div id="%2$s" style="%3$s"></div><script src="%4$s" async></script></div>',
		get_block_wrapper_attributes(),
		esc_attr( PLAUDIT_CONTAINER ),
		esc_attr( $style ),
		esc_url( $source )
	);
}

function plaudit_one_of( $value, $allowed ) {
	return in_array( $value, $allowed, true ) ? $value : $allowed[0];
}

/** The block in the editor: a placeholder, because testimonials are loaded on the page itself. */
function plaudit_editor_script() {
	$options = wp_json_encode( array( 'layouts' => PLAUDIT_LAYOUTS, 'themes' => PLAUDIT_THEMES ), JSON_HEX_TAG );
	return 'const plauditOptions = ' . $options . ';' . <<<'JS'

( function ( blocks, editor, components, element ) {
	const el = element.createElement;
	const choices = ( values ) =>
		values.map( ( value ) => ( { value, label: value.charAt( 0 ).toUpperCase() + value.slice( 1 ) } ) );

	blocks.registerBlockType( 'plaudit/testimonials', {
		edit: function ( { attributes, setAttributes } ) {
			const { layout, theme, max, height } = attributes;
			const toggle = ( name, label ) =>
				el( components.ToggleControl, {
					label,
					checked: attributes[ name ],
					onChange: ( value ) => setAttributes( { [ name ]: value } ),
				} );
			return el(
				element.Fragment,
				null,
				el(
					editor.InspectorControls,
					null,
					el(
						components.PanelBody,
						{ title: 'Testimonials' },
						el( components.SelectControl, {
							label: 'Layout',
							value: layout,
							options: choices( plauditOptions.layouts ),
							onChange: ( value ) => setAttributes( { layout: value } ),
						} ),
						el( components.SelectControl, {
							label: 'Theme',
							value: theme,
							options: choices( plauditOptions.themes ),
							onChange: ( value ) => setAttributes( { theme: value } ),
						} ),
						el( components.RangeControl, {
							label: 'Show up to',
							value: max,
							min: 1,
							max: 100,
							onChange: ( value ) => setAttributes( { max: value } ),
						} ),
						toggle( 'showRatings', 'Ratings' ),
						toggle( 'showDates', 'Dates' ),
						toggle( 'showCompany', 'Companies' ),
						layout === 'carousel' && toggle( 'autoSlide', 'Autoplay' ),
						el( components.RangeControl, {
							label: 'Height to reserve, in pixels',
							help: 'Keeps the page from jumping while testimonials load. 0 reserves nothing.',
							value: height,
							min: 0,
							max: 2000,
							step: 10,
							onChange: ( value ) => setAttributes( { height: value } ),
						} )
					)
				),
				el(
					'div',
					editor.useBlockProps(),
					el( components.Placeholder, {
						icon: 'format-quote',
						label: 'Testimonials',
						instructions: 'Your testimonials appear here on the page.',
					} )
				)
			);
		},
		save: () => null,
	} );
} )( window.wp.blocks, window.wp.blockEditor, window.wp.components, window.wp.element );
JS;
}
