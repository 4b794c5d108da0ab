/** What browsers that know it say of the reader's connection. */
type Connection = { saveData?: boolean; type?: string };

function connection(): Connection {
  return (navigator as { connection?: Connection }).connection ?? {};
}

/** Whether the reader pays for what is loaded by how much it is. Browser only. */
export const isCellular = (): boolean => connection().type === 'cellular';

/** Whether the reader has asked their browser to load little. Browser only. */
export const savesData = (): boolean => connection().saveData === true;
