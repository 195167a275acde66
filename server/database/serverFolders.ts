import 'server-only'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { errorCode, log } from '@/server/log'
import { DataDirBusyError, FolderLock } from './folderLock'

/*
 * Servers on PostgreSQL may share a DATA_DIR (replicas with one volume): the first has the folder itself, each further one a folder
 * of its own in it, for its journal.
 */

const FURTHER = /^server-\d+$/
const MOST = 1000

/** DATA_DIR and the folders of further servers in it, living or dead. @throws the file system's error */
export async function serverFolders(dataDir: string): Promise<string[]> {
  try {
    const names = (await readdir(dataDir)).filter((name) => FURTHER.test(name))
    names.sort((one, other) => Number(one.slice(7)) - Number(other.slice(7)))
    return [dataDir, ...names.map((name) => join(dataDir, name))]
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return [dataDir]
    throw error
  }
}

/**
 * Takes the first folder that no living server has, so that what a dead one left is brought in by who comes next.
 * @param isShared whether several servers may share DATA_DIR
 * @throws {DataDirBusyError} where they may not and another process has it
 */
export async function takeServerFolder(dataDir: string, isShared: boolean): Promise<FolderLock> {
  for (let number = 1; ; number++) {
    try {
      const lock = await FolderLock.take(number === 1 ? dataDir : join(dataDir, `server-${number}`))
      if (number > 1)
        log.info({ folder: lock.folder }, 'DATA_DIR is shared: this server keeps its journal there')
      return lock
    } catch (error) {
      if (!isShared || number >= MOST || !(error instanceof DataDirBusyError)) throw error
    }
  }
}
