/**
 * The inline script in the head of every page. Until a part of the page is ready, it queues clicks and
 * changes on the part's controls, and marks pressed buttons with `aria-busy` and `data-pending`;
 * `ui/early-clicks.ts` replays the queue. An island or a product list is ready once it has `data-ready`,
 * a button with an action elsewhere once the page's script runs. Nothing else is queued: links, forms,
 * disclosures, popovers and commands work without script. Buttons and links with an action are
 * remembered when pressed, to be marked. A later choice replaces the queued one of the same radio group.
 * Leaving the page empties the queue. A button queues one click at a time, unless it has `data-repeats`.
 * When the page is loaded and its script does not run, nothing is queued any more, and
 * `data-scriptless` shows the page as it is without script.
 */
export const queueEarlyClicks = `(()=>{
const queue=[],on=(type,listener)=>addEventListener(type,listener,true)
const early=window.earlyClicks={queue,
isReady:element=>{
const part=element.closest("[data-island],[data-product-list]")
return part?"ready"in part.dataset:!element.dataset.action||!!early.start
},
mark:(element,isPending)=>{for(const name of["aria-busy","data-pending"])isPending?element.setAttribute(name,"true"):element.removeAttribute(name)},
drop:()=>{for(const{element}of queue.splice(0))early.mark(element,false)}}
const add=entry=>{queue.push(entry);early.start?.(entry.element)}
on("click",event=>{
const{target}=event,link=target.closest?.("a[href]"),button=target.closest?.("button")
if(link&&!link.target&&!link.download&&!(event.ctrlKey||event.metaKey||event.shiftKey)&&link.href.split("#")[0]!=location.href.split("#")[0])early.drop()
early.pressed=target.closest?.("button,a[data-action]")
if(button?.type!="button"||button.popoverTargetElement&&button.popoverTargetAction=="toggle"||button.commandForElement||early.isReady(button))return
event.stopImmediatePropagation()
if(!button.dataset.pending||"repeats"in button.dataset)early.mark(button,true),add({element:button})
})
on("input",({target:element})=>{
if(!/^(radio|checkbox|select-one|text|range)$/.test(element.type)||element.form)return
const before=queue.findIndex(entry=>entry.element==element||element.type=="radio"&&entry.element.name==element.name)
if(before>=0)queue.splice(before,1)
if(!early.isReady(element))add({element,change:{value:element.value,checked:element.checked}})
})
on("submit",event=>{
const{target,submitter}=event
if(!submitter||!target.closest("[data-island]")||early.isReady(target))return
early.mark(submitter,true)
if(early.start)event.preventDefault(),add({element:submitter})
})
on("load",({target:{documentElement:root}})=>{
if(!root||early.start)return
early.drop()
early.isReady=()=>true
root.dataset.scriptless=""
delete root.dataset.member
})
on("pagehide",early.drop)
})()`
