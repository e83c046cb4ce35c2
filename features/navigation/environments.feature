Feature: Environments of the portal
  A filer is led back to the same portal that was left, never from a trial to the registry or back.

  @W9-version
  Rule: Every environment has its business home, its forms, its down notice and its filing-issue notice
    Scenario Outline: The way to the forms is the first place of the filer, wherever the portal runs
      Given the portal runs in the environment "<environment>"
      Then its notices and forms are found at:
        | place               | address               |
        | business home       | /business             |
        | forms               | /business             |
        | down notice         | /business/down        |
        | filing-issue notice | /business/filingissue |

      Examples:
        | environment |
        | local       |
        | dev         |
        | qa          |
        | client      |
        | prod        |
