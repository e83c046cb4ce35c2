Feature: PO boxes

  @A5-agent-address @A4-address-submit
  Rule: A PO box is known however it is written
    Scenario Outline: An address is a PO box or not
      When an address has the line "<line>"
      Then it is <kind>

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

      Examples: Streets
        | line              | kind      |
        | 12 Boxelder Rd    | no PO box |
        | 12 Post Office Rd | no PO box |
        | 500 Pobody Ln     | no PO box |
        | 12 Box Canyon Dr  | no PO box |
        | Box 12 Canyon Rd  | no PO box |
