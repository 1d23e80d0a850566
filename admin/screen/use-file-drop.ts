import { useDropzone } from 'react-dropzone'

/** An area to drop files on; `open` is for its button, as a click beside it does nothing. */
export const useFileDrop = (onDrop: (files: File[]) => void) => {
  const { getRootProps, ...rest } = useDropzone({
    onDrop,
    noClick: true,
    noKeyboard: true,
    useFsAccessApi: false,
  })
  return { rootProps: getRootProps({ role: undefined, tabIndex: undefined }), ...rest }
}
