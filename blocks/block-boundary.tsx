import { Component, type ReactNode } from 'react'

type Props = { children: ReactNode }

/** A block that breaks leaves a gap and the page standing. */
export class BlockBoundary extends Component<Props, { isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override render() {
    return this.state.isBroken ? null : this.props.children
  }
}
