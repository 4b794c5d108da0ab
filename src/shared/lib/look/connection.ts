/** Network Information API, which not all browsers have. */
type Connection = { saveData?: boolean; type?: string };

function connection(): Connection {
  return (navigator as { connection?: Connection }).connection ?? {};
}

/** Returns true on a metered mobile connection. Browser only. */
export const isCellular = (): boolean => connection().type === 'cellular';

/** Returns true when the data saver is on. Browser only. */
export const savesData = (): boolean => connection().saveData === true;
