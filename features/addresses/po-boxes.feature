Feature: PO boxes
  Papers are served on a person at a place. Nobody can be served at a PO box, so a PO box is not accepted as a street address.

  @A5-agent-address @A4-address-submit
  Rule: A PO box is known however it is written
    Scenario Outline: An address is a PO box or not
      When an address has the line "<line>"
      Then the address is <kind>

      Examples: PO boxes
        | line               | kind     |
        | PO Box 12          | a PO box |
        | P.O. Box 12        | a PO box |
        | P O Box 12         | a PO box |
        | po box 12          | a PO box |
        | POBOX 12           | a PO box |
        | Post Office Box 12 | a PO box |
        | Postal Box 12      | a PO box |
        | POB 12             | a PO box |
        | P O B 12           | a PO box |
        | Box 12             | a PO box |

      Examples: Other words for them, of the postal service and in Spanish
        | line                | kind     |
        | PO Drawer 12        | a PO box |
        | P.O. Bin C          | a PO box |
        | Drawer 12           | a PO box |
        | Lockbox 12          | a PO box |
        | Lock Box 12         | a PO box |
        | Caller Service 12   | a PO box |
        | Firm Caller 12      | a PO box |
        | Box No. 12          | a PO box |
        | Apartado Postal 12  | a PO box |
        | 12 Main St, PO Bx 5 | a PO box |

      Examples: Streets
        | line              | kind         |
        | 12 Boxelder Rd    | not a PO box |
        | 12 Post Office Rd | not a PO box |
        | 500 Pobody Ln     | not a PO box |
        | 12 Box Canyon Dr  | not a PO box |
        | Box 12 Canyon Rd  | not a PO box |
        | 12 Drawer Ln      | not a PO box |
        | 12 Caller Dr      | not a PO box |
        | 12 Bin Rd         | not a PO box |
        | 12 Lockbox Ct     | not a PO box |
        | RR 2 Box 15       | not a PO box |
        | PSC 802 Box 74    | not a PO box |
