declare module 'swagger-ui-dist/swagger-ui-es-bundle.js' {
  const show: (settings: {
    domNode: HTMLElement
    url: string
    docExpansion: 'list'
    deepLinking: boolean
    defaultModelsExpandDepth: number
    persistAuthorization: boolean
    validatorUrl: null
  }) => unknown
  export default show
}
