// The EmployeesService target.
