/**
 * The library, loaded with its first use. It warns of a Node that is not called LTS yet; which one runs here is this
 * project's own choice, tried with its tests, and no news to an operator.
 */
export async function loadLibrary(): Promise<typeof import('oidc-provider')> {
  const { warn } = console;
  console.warn = (...said: unknown[]) => {
    if (!String(said[0]).includes('Unsupported runtime')) warn(...said);
  };
  try {
    return await import('oidc-provider');
  } finally {
    console.warn = warn;
  }
}
