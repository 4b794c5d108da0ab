/**
 * Loads the library on first use. Suppresses its warning about a Node version that is not LTS yet; the version is this
 * project's choice and covered by its tests.
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
