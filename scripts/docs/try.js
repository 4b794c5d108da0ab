/*
 * Starts the reference UI for the tag that the address names (`#/posts/createPost`). Runs unbundled in the reader's
 * browser.
 */
(() => {
  const place = document.querySelector('#reference');
  /** The documents by tag. */
  const documents = JSON.parse(place.dataset.documents);
  const links = [...document.querySelectorAll('#tags a')];
  /** The CSRF token of the latest answer, by server. */
  const tokens = new Map();
  const WRITES = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);
  let shown;

  const originOf = (url) => new URL(url, location.href).origin;
  const randomKey = () =>
    Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
      '',
    );

  function requestInterceptor(request) {
    if (request.loadSpec) return request;
    request.headers.Accept = 'application/json;format=camelcase';
    request.headers['X-Version'] ||= '1';
    if (request.headers['Idempotency-Key']) request.headers['Idempotency-Key'] = randomKey();
    const token = tokens.get(originOf(request.url));
    if (token && WRITES.has(request.method.toUpperCase())) request.headers['X-CSRF'] ||= token;
    return request;
  }

  function responseInterceptor(response) {
    const token = response.headers?.['x-csrf'];
    if (token) tokens.set(originOf(response.url), token);
    return response;
  }

  function show() {
    const named = location.hash.split('/')[1];
    const tag = Object.hasOwn(documents, named ?? '') ? named : Object.keys(documents)[0];
    if (tag === shown) return;
    shown = tag;
    for (const link of links) {
      if (link.hash === `#/${tag}`) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    }
    const ui = window.SwaggerUIBundle({
      url: documents[tag],
      domNode: place.appendChild(document.createElement('div')),
      docExpansion: 'list',
      defaultModelsExpandDepth: -1,
      defaultModelRendering: 'example',
      deepLinking: true,
      tryItOutEnabled: true,
      displayRequestDuration: true,
      validatorUrl: null,
      requestInterceptor,
      responseInterceptor,
      onComplete() {
        // Preset so that calls can be tried at once: this token is public.
        ui.preauthorizeApiKey('clientToken', 'skein-web');
        place.replaceChildren(place.lastElementChild);
      },
    });
  }

  addEventListener('hashchange', show);
  show();
})();
