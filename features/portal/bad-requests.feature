Feature: Requests that cannot be understood
  The registry answers with what is wrong, never with its own inner workings.

  @W7-submit @api-only
  Rule: A request that breaks the agreed form is refused with the place of each fault
    Scenario Outline: The fault is named
      Given a complete filing of a limited liability company
      When the filing is kept with <fault>
      Then the registry refuses the request naming the place "<place>"

      Examples:
        | fault                   | place         |
        | no submission key       | submissionKey |
        | an unknown filing type  | filingType    |
        | a field that is unknown | surprise      |

    Scenario Outline: Other requests are refused by their kind
      When the registry is sent <request>
      Then the registry refuses it as <kind>

      Examples:
        | request                    | kind            |
        | a text that cannot be read | unreadable      |
        | a text of another kind     | of another kind |
        | a text that is too large   | too large       |
        | a question that is unknown | unknown         |
