declare module 'fs-native-extensions' {
  /** @returns false when another open file holds the lock @throws the system's error */
  export function tryLock(fd: number, options?: { readonly shared?: boolean }): boolean
}
